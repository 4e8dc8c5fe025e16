import '../../../empires/board/style/index.css';
import './index.css';
