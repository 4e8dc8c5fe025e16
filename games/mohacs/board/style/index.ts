import './ground.css';
import './pieces.css';
import './marks.css';
import './layers.css';
import './table.css';
import './cover.css';
