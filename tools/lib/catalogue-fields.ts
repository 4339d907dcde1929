import { dayFileSchema, instantFileSchema } from '@dining/contract/catalogue/dates';
import {
  codePattern,
  groupFileSchema,
  hotelFileSchema,
  menusFileSchema,
  picturesFileSchema,
  policyFileSchema,
  productFileSchema,
  promotionFileSchema,
  termsFileSchema,
  venueFileSchema,
} from '@dining/contract/catalogue/files';
import { textFileSchema } from '@dining/contract/catalogue/texts';
import { timePattern } from '@dining/domain/shared/seoul-time';
import { formatTable } from './format-table';

/** The parts of a Zod schema that the tables are made from. */
interface Node {
  readonly def: {
    readonly type: string;
    readonly innerType?: Node;
    readonly element?: Node;
    readonly shape?: Readonly<Record<string, Node>>;
    readonly valueType?: Node;
    readonly defaultValue?: unknown;
  };
  readonly toJSONSchema: (options: { io: 'input'; unrepresentable: 'any' }) => JsonSchema;
}

interface JsonSchema {
  readonly type?: unknown;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Field {
  readonly node: Node;
  readonly defaultText: string;
  readonly isNullable: boolean;
}

/** Removes the default, optional and nullable layers of a field. */
function unwrap(node: Node): Field {
  const { type, innerType, defaultValue } = node.def;
  if (innerType === undefined) return { node, defaultText: 'required', isNullable: false };
  const inner = unwrap(innerType);
  if (type === 'nullable') return { ...inner, isNullable: true };
  if (type === 'default') {
    const isEmptyText = inner.node === toNode(textFileSchema);
    return { ...inner, defaultText: isEmptyText ? 'empty' : `\`${JSON.stringify(defaultValue)}\`` };
  }
  return { ...inner, defaultText: 'none' };
}

const toNode = (schema: unknown): Node => schema as Node;

const namedNodes = new Map<Node, string>([
  [toNode(textFileSchema), 'text'],
  [toNode(dayFileSchema), 'day'],
  [toNode(instantFileSchema), 'instant'],
]);

const namedPatterns = new Map([
  [codePattern.source, 'code'],
  [timePattern.source, 'time, such as `18:30`'],
  ['^[01]{7}$', 'seven digits 0 or 1, Monday first'],
  [String.raw`^\d{2}-\d{2}$`, 'month and day, such as `12-24`'],
]);

function formatRange({ minimum = 0, maximum = 0 }: JsonSchema, name: string): string {
  const isLimited = Number.isSafeInteger(maximum) && maximum < Number.MAX_SAFE_INTEGER;
  return isLimited ? `${name} from ${minimum} to ${maximum.toLocaleString('en-US')}` : name;
}

function formatType(node: Node): string {
  const name = namedNodes.get(node);
  if (name !== undefined) return name;
  const { type, element } = node.def;
  if (type === 'array') return element === undefined ? 'list' : `list: ${formatType(unwrap(element).node)}`;
  if (type === 'object') return 'fields below';
  const json = node.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  if (json.enum !== undefined) return json.enum.map((value) => `\`${value}\``).join(', ');
  if (json.const !== undefined) return `\`${JSON.stringify(json.const)}\``;
  if (json.type === 'boolean') return '`true` or `false`';
  if (json.type === 'integer') return formatRange(json, 'whole number');
  if (json.type === 'number') return formatRange(json, 'number');
  return (json.pattern === undefined ? undefined : namedPatterns.get(json.pattern)) ?? 'one line';
}

/** Lists the rows of the fields of an object, and of the objects in them. */
function listRows(node: Node, prefix = ''): readonly (readonly string[])[] {
  const { type, shape, element, valueType } = node.def;
  if (type === 'array' && element !== undefined)
    return listRows(unwrap(element).node, prefix === '' ? '' : `${prefix}[]`);
  if (type === 'record' && valueType !== undefined) return listRows(unwrap(valueType).node, 'NAME');
  return Object.entries(shape ?? {}).flatMap(([name, fieldNode]) => {
    const field = unwrap(fieldNode);
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const typeText = `${formatType(field.node)}${field.isNullable ? ', or `null`' : ''}`;
    const hasFields = ['object', 'array'].includes(field.node.def.type) && !namedNodes.has(field.node);
    return [[`\`${path}\``, typeText, field.defaultText], ...(hasFields ? listRows(field.node, path) : [])];
  });
}

const files = {
  'group.yaml': groupFileSchema,
  'pictures.yaml': picturesFileSchema,
  'hotel.yaml': hotelFileSchema,
  'terms/TYPE-VERSION.yaml': termsFileSchema,
  'promotions/CODE.yaml': promotionFileSchema,
  'venue.yaml': venueFileSchema,
  'menus.yaml': menusFileSchema,
  'products/CODE.yaml': productFileSchema,
  'policies/VERSION.yaml': policyFileSchema,
} as const satisfies Readonly<Record<string, unknown>>;

/** Formats the tables of the fields of every YAML file of a catalogue. */
export const formatCatalogueFields = (): string =>
  Object.entries(files)
    .map(([path, schema]) => `### ${path}\n\n${formatTable(['field', 'value', 'default'], listRows(toNode(schema)))}`)
    .join('\n\n');
