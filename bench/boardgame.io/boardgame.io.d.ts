// boardgame.io's sub-packages are folders with a package.json, which Node's ES modules cannot import; their files have no types.
declare module 'boardgame.io/dist/cjs/core.js' {
  export * from 'boardgame.io/dist/types/packages/core.js';
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export * from 'boardgame.io/dist/types/packages/internal.js';
}
