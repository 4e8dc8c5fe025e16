// npm start [-- ARGS]: builds, then `ravelin play ARGS`.
import { ensure, node, tools } from './ensure.mjs';

ensure();
process.exitCode = node(tools.ravelin, ['play', ...process.argv.slice(2)]);
