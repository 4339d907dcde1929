// Vite bundles what its configuration imports by path, and leaves what it imports by package name to Node, which does not load TypeScript.
// oxlint-disable-next-line no-restricted-imports -- see above
export { type Language, languageNames, languages } from '../../../packages/domain/src/shared/language';
