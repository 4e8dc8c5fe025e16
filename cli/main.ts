// Placeholder: the `ravelin` command.
const command = process.argv[2] ?? 'help';
console.error(`ravelin ${command}: not written yet`);
