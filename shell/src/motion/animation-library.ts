import './aos-layer.css';
import aos from 'aos';

/** The animation library and its style sheet, in a separate chunk. */
export { aos };
