import './aos-layer.css';
import aos from 'aos';

/** The animation library and its style sheet, as a chunk of their own. */
export { aos };
