export {};
//# sourceMappingURL=face.js.map
