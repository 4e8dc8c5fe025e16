import './ground.css';
import './pieces.css';
import './marks.css';
