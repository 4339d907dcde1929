import type { Schema } from '@dining/contract/openapi/model';
import { wireLanguage } from '@dining/contract/wire';
import { escapeHtml } from '../html/escape-html';

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const value = (of: unknown): string => code(typeof of === 'string' ? `'${of}'` : JSON.stringify(of));

/** Renders a description of the contract, which may contain `code`. */
export const marked = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const shapeAnchor = (name: string): string => `shape-${name}`;

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && !Array.isArray(part);
const branchesOf = (schema: Schema): readonly Schema[] | undefined => (schema.anyOf ?? schema.oneOf)?.filter(isSchema);

function range(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  return least === undefined ? undefined : `at least ${least}`;
}

function limitsOf(schema: Schema): string {
  const length = range(schema.minLength, schema.maxLength);
  const limits = [
    length && `${length} characters`,
    schema.const === undefined && range(schema.minimum, schema.maximum),
    range(schema.minItems, schema.maxItems),
    schema.pattern && code(schema.pattern),
    schema.default !== undefined && `without it ${value(schema.default)}`,
  ];
  return limits.filter(Boolean).join(', ');
}

function nameOf(schema: Schema): string {
  const { $ref, type, items } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${shapeAnchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return value(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value).join(' | ');
  const branches = branchesOf(schema);
  if (branches !== undefined) return branches.map(typeOf).join(' or ');
  if (type === 'array') return `list of ${isSchema(items) ? typeOf(items) : 'anything'}`;
  if (type === 'object' && isSchema(schema.additionalProperties))
    return `names, each with ${typeOf(schema.additionalProperties)}`;
  return escapeHtml([type ?? 'anything'].flat().join(' or '));
}

function typeOf(schema: Schema): string {
  const limits = limitsOf(schema);
  return limits === '' ? nameOf(schema) : `${nameOf(schema)} (${limits})`;
}

/** Lists the unnamed objects inside a value. */
function insideOf(schema: Schema): readonly Schema[] {
  if (schema.properties !== undefined) return [schema];
  if (isSchema(schema.items)) return insideOf(schema.items);
  return (branchesOf(schema) ?? []).flatMap(insideOf);
}

/** Renders the fields of an object. A text and its four languages are one line. */
export function fieldsOf(schema: Schema): string {
  const properties = schema.properties ?? {};
  const inLanguages = (name: string) => wireLanguage.options.every((variant) => `${name}${variant}` in properties);
  const isVariant = (name: string) =>
    wireLanguage.options.some((variant) => name.endsWith(variant) && inLanguages(name.slice(0, -2)));
  const fields = Object.entries(properties).filter(([name]) => !isVariant(name));
  if (fields.length === 0) return '<p class="soft">Nothing: <code>{}</code></p>';
  return `<dl>${fields
    .map(([name, field]) => {
      const own = isSchema(field) ? field : {};
      const languages = inLanguages(name)
        ? ` <span class="soft">${wireLanguage.options.map((suffix) => `…${suffix}`).join(' ')}</span>`
        : '';
      const needed = schema.required?.includes(name) === true ? '' : ', optional';
      return `<dt>${code(name)}${languages}<span class="type">${typeOf(own)}${needed}</span></dt>
<dd>${own.description === undefined ? '' : `<p>${marked(own.description)}</p>`}${insideOf(own).map(fieldsOf).join('')}</dd>`;
    })
    .join('\n')}</dl>`;
}

/** Renders a body: the name of its shape, its fields, or a list of fields for each alternative. */
export function bodyOf(schema: Schema): string {
  const inside = insideOf(schema);
  return inside.length === 0 ? `<p>${typeOf(schema)}</p>` : inside.map(fieldsOf).join('<p class="soft">or</p>');
}
