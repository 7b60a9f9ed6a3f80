// Used in place of profil.wasm where the build has no compiler for it.
export default null;
