import '../../../empires/board/style/index.ts';
import './ottoman.css';
