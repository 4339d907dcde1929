import type { Schema } from '@dining/contract/openapi/model';
import { wireLanguageSchema } from '@dining/contract/wire';
import { escapeHtml } from '../html/escape-html';

const renderCode = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const renderValue = (value: unknown): string =>
  renderCode(typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

export const renderMarkup = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const getSchemaAnchor = (name: string): string => `shape-${name}`;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listBranches = (schema: Schema): readonly Schema[] | undefined =>
  (schema.anyOf ?? schema.oneOf)?.filter(isSchema);

function formatRange(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? undefined : `at least ${min}`;
}

function formatLimits(schema: Schema): string {
  const length = formatRange(schema.minLength, schema.maxLength);
  const limits = [
    length && `${length} characters`,
    schema.const === undefined && formatRange(schema.minimum, schema.maximum),
    formatRange(schema.minItems, schema.maxItems),
    schema.pattern && renderCode(schema.pattern),
    schema.default !== undefined && `default: ${renderValue(schema.default)}`,
  ];
  return limits.filter(Boolean).join(', ');
}

function renderTypeName(schema: Schema): string {
  const { $ref, type, items } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${getSchemaAnchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return renderValue(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(renderValue).join(' | ');
  const branches = listBranches(schema);
  if (branches !== undefined) return branches.map(renderType).join(' or ');
  if (type === 'array') return `list of ${isSchema(items) ? renderType(items) : 'any'}`;
  if (type === 'object' && isSchema(schema.additionalProperties))
    return `map of names to ${renderType(schema.additionalProperties)}`;
  return escapeHtml([type ?? 'any'].flat().join(' or '));
}

function renderType(schema: Schema): string {
  const limits = formatLimits(schema);
  return limits === '' ? renderTypeName(schema) : `${renderTypeName(schema)} (${limits})`;
}

function listInnerObjects(schema: Schema): readonly Schema[] {
  if (schema.properties !== undefined) return [schema];
  if (isSchema(schema.items)) return listInnerObjects(schema.items);
  return (listBranches(schema) ?? []).flatMap(listInnerObjects);
}

export function renderFields(schema: Schema): string {
  const properties = schema.properties ?? {};
  const hasTranslations = (name: string) =>
    wireLanguageSchema.options.every((suffix) => `${name}${suffix}` in properties);
  const isTranslation = (name: string) =>
    wireLanguageSchema.options.some((suffix) => name.endsWith(suffix) && hasTranslations(name.slice(0, -2)));
  const fields = Object.entries(properties).filter(([name]) => !isTranslation(name));
  if (fields.length === 0) return '<p class="soft">Nothing: <code>{}</code></p>';
  return `<dl>${fields
    .map(([name, field]) => {
      const fieldSchema = isSchema(field) ? field : {};
      const languages = hasTranslations(name)
        ? ` <span class="soft">${wireLanguageSchema.options.map((suffix) => `…${suffix}`).join(' ')}</span>`
        : '';
      const optionalLabel = schema.required?.includes(name) === true ? '' : ', optional';
      return `<dt>${renderCode(name)}${languages}<span class="type">${renderType(fieldSchema)}${optionalLabel}</span></dt>
<dd>${fieldSchema.description === undefined ? '' : `<p>${renderMarkup(fieldSchema.description)}</p>`}${listInnerObjects(fieldSchema).map(renderFields).join('')}</dd>`;
    })
    .join('\n')}</dl>`;
}

export function renderSchema(schema: Schema): string {
  const innerObjects = listInnerObjects(schema);
  return innerObjects.length === 0
    ? `<p>${renderType(schema)}</p>`
    : innerObjects.map(renderFields).join('<p class="soft">or</p>');
}
