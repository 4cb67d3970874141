import './aos-layer.css';
import aos from 'aos';

/** The animation library and its style sheet, a chunk of their own: nobody waits for them. */
export { aos };
