import {
  groupFileSchema,
  hotelFileSchema,
  menusFileSchema,
  picturesFileSchema,
  policyFileSchema,
  priceRowSchema,
  productFileSchema,
  promotionFileSchema,
  stockRowSchema,
  termsFileSchema,
  venueFileSchema,
} from '@dining/contract/catalogue/files';
import { formatIssuePlace } from '@dining/domain/catalogue/format-issue-place';
import type { CatalogueIssueCode, DocumentPath } from '@dining/domain/catalogue/issues';
import type { z } from 'zod';
import { parseCsvFile } from './csv-file';
import { type CatalogueFile, type CatalogueFiles, formatCataloguePath, parseCataloguePath } from './folder';
import { parseYamlFile } from './yaml-file';

/** An error in a file: a broken rule of the domain, or an error of the format with a message in English. */
export type FileIssue = { readonly file: string; readonly line: number } & (
  | { readonly code: 'format'; readonly message: string }
  | {
      readonly code: CatalogueIssueCode;
      /** The field, such as `options[2].price`. */
      readonly field: string;
      readonly values: Readonly<Record<string, string | number>>;
    }
);

export type GetLine = (path: DocumentPath) => number;

const yamlSchemas = {
  group: groupFileSchema,
  pictures: picturesFileSchema,
  hotel: hotelFileSchema,
  terms: termsFileSchema,
  promotion: promotionFileSchema,
  venue: venueFileSchema,
  menus: menusFileSchema,
  product: productFileSchema,
  policy: policyFileSchema,
} as const;

const csvSchemas = { stock: stockRowSchema, prices: priceRowSchema } as const;

export const csvColumns = {
  stock: Object.keys(stockRowSchema.shape),
  prices: Object.keys(priceRowSchema.shape),
} as const;

type YamlContents = { readonly [Type in keyof typeof yamlSchemas]: z.output<(typeof yamlSchemas)[Type]> };
type CsvContents = { readonly [Type in keyof typeof csvSchemas]: readonly z.output<(typeof csvSchemas)[Type]>[] };
export type FileContents = YamlContents & CsvContents;
export type FileType = keyof FileContents;

/** A file with a valid format. */
export interface ParsedFile<Type extends FileType> {
  readonly path: string;
  readonly file: CatalogueFile & { readonly type: Type };
  readonly content: FileContents[Type];
  readonly getLine: GetLine;
}

/** The files of a catalogue whose format is valid, by type. */
export type ParsedFiles = { readonly [Type in FileType]: readonly ParsedFile<Type>[] };

interface Parsed {
  readonly content: unknown;
  readonly getLine: GetLine;
  readonly issues: readonly FileIssue[];
}

const createFormatIssue = (file: string, line: number, message: string): FileIssue => ({
  file,
  line,
  code: 'format',
  message,
});

const getDocumentPath = (path: readonly PropertyKey[]): DocumentPath =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

function describeZodIssue(issue: z.core.$ZodIssue): string {
  const field = formatIssuePlace(getDocumentPath(issue.path));
  return field === '' ? issue.message : `${field}: ${issue.message}`;
}

function parseYaml(path: string, text: string, schema: z.ZodType): Parsed {
  const yaml = parseYamlFile(text);
  if ('errors' in yaml) {
    const issues = yaml.errors.map(({ line, message }) => createFormatIssue(path, line, message));
    return { content: undefined, getLine: () => 1, issues };
  }
  const { getLine } = yaml;
  const result = schema.safeParse(yaml.value);
  if (result.success) return { content: result.data, getLine, issues: [] };
  return {
    content: undefined,
    getLine,
    issues: result.error.issues.map((issue) => {
      const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const line = getLine([...getDocumentPath(issue.path), ...unknownKey]);
      return createFormatIssue(path, line, describeZodIssue(issue));
    }),
  };
}

function parseCsv(path: string, text: string, schema: z.ZodType, columns: readonly string[]): Parsed {
  const { rows, errors } = parseCsvFile(text, columns);
  const issues = errors.map(({ line, message }) => createFormatIssue(path, line, message));
  const content = rows.flatMap(({ line, fields }) => {
    const result = schema.safeParse(fields);
    if (result.success) return [{ line, row: result.data }];
    issues.push(...result.error.issues.map((issue) => createFormatIssue(path, line, describeZodIssue(issue))));
    return [];
  });
  return {
    content: content.map(({ row }) => row),
    getLine: ([index]) => (typeof index === 'number' ? (content[index]?.line ?? 1) : 1),
    issues,
  };
}

const isCsvType = (type: FileType): type is keyof typeof csvSchemas => Object.hasOwn(csvSchemas, type);

/** Parses the files of a catalogue. Files that are not valid are left out and reported. */
export function parseCatalogueFiles(files: CatalogueFiles): {
  readonly parsed: ParsedFiles;
  readonly issues: readonly FileIssue[];
} {
  const issues: FileIssue[] = [];
  const parsed = Object.fromEntries(
    [...Object.keys(yamlSchemas), ...Object.keys(csvSchemas)].map((type) => [type, [] as unknown[]]),
  ) as Record<FileType, unknown[]>;
  const paths = new Set<string>();
  for (const [path, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const file = parseCataloguePath(path);
    if (file === undefined) {
      issues.push(createFormatIssue(path, 1, 'the format has no such file'));
      continue;
    }
    if (paths.has(formatCataloguePath(file)))
      issues.push(createFormatIssue(path, 1, 'the folder has this file twice, as .yaml and as .json'));
    paths.add(formatCataloguePath(file));
    const { type } = file;
    const result = isCsvType(type)
      ? parseCsv(path, text, csvSchemas[type], csvColumns[type])
      : parseYaml(path, text, yamlSchemas[type]);
    issues.push(...result.issues);
    if (result.issues.length === 0) parsed[type].push({ path, file, content: result.content, getLine: result.getLine });
  }
  return { parsed: parsed as unknown as ParsedFiles, issues };
}
