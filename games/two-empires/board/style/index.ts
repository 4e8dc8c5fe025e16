import '../../../hapsburg/board/style/index.ts';
import '../../../ottoman-sunset/board/style/index.ts';
import './index.css';
