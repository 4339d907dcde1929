// Imported by path, so that Vite bundles the module with its configuration. Node would load an import by package name,
// and cannot load TypeScript from a package.
// oxlint-disable-next-line no-restricted-imports -- see above
export { type Language, languageNames, languages } from '../../../packages/domain/src/shared/language';
