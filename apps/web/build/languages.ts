// Vite bundles the imports of its configuration by path, but Node loads those by package name and cannot load
// TypeScript.
// oxlint-disable-next-line no-restricted-imports -- see above
export { type Language, languageNames, languages } from '../../../packages/domain/src/shared/language';
