// npm run imports: who imports whom, held against scripts/imports/rules.mjs; and no circles.
import { faults } from './imports/check.mjs';
import { codeFiles, importsOf } from './imports/graph.mjs';

const files = codeFiles();
const found = faults(files.flatMap(importsOf));
for (const fault of found) console.error(fault);
console.log(
  found.length === 0 ? `Checked the imports of ${files.length} files.` : `${found.length} imports are wrong.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
