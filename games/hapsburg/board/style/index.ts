import '../../../empires/board/style/index.ts';
import './hapsburg.css';
