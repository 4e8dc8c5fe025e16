// npm run fuzz [-- ARGS]: builds, then `ravelin fuzz ARGS`.
import { ensure, node, tools } from './ensure.mjs';

ensure();
process.exitCode = node(tools.ravelin, ['fuzz', ...process.argv.slice(2)]);
