import { parseSync, Visitor } from 'oxc-parser';

export interface WordingProblem {
  readonly line: number;
  readonly message: string;
}

const maxColumns = 120;
const unclearWord = /\b(house|told|anew|heed)\w*/i;
const malePronoun = /\b(he|his|him|himself)\b/i;
const jsonSchemaKeyword = /^(all|any|one)Of$/;

const splitName = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');

function findNameProblem(name: string): string | undefined {
  const word = unclearWord.exec(splitName(name))?.[0];
  if (word !== undefined) return `the name ${name} uses “${word}”`;
  return /[a-z]Of$/.test(name) && !jsonSchemaKeyword.test(name)
    ? `the name ${name} ends with “Of”: begin with a verb`
    : undefined;
}

function findCommentProblem(comment: string): string | undefined {
  const word = unclearWord.exec(comment)?.[0];
  if (word !== undefined) return `a comment says “${word}”`;
  const pronoun = malePronoun.exec(comment)?.[0];
  return pronoun === undefined ? undefined : `a comment says “${pronoun}”: people are they`;
}

interface DeclaredName {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
}

function listDeclaredNames(program: ReturnType<typeof parseSync>['program']): DeclaredName[] {
  const names: DeclaredName[] = [];
  const add = (node: unknown): void => {
    const { type, start, name, left, argument, elements, properties } = node as DeclaredName & {
      readonly left?: unknown;
      readonly argument?: unknown;
      readonly elements?: readonly unknown[];
      readonly properties?: readonly { readonly value?: unknown; readonly argument?: unknown }[];
    };
    if (type === 'Identifier') names.push({ type, start, ...(name !== undefined && { name }) });
    else if (type === 'AssignmentPattern') add(left);
    else if (type === 'RestElement') add(argument);
    else if (type === 'ArrayPattern') for (const element of elements ?? []) if (element !== null) add(element);
    if (type === 'ObjectPattern') for (const { value, argument: rest } of properties ?? []) add(value ?? rest);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach((each) => each && add(each)),
    FunctionExpression: ({ params }) => params.forEach(add),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    ClassDeclaration: ({ id }) => id && add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
  }).visit(program);
  return names;
}

/** Lists the ranges of literals, templates and JSX texts, which no formatter can wrap. */
function listUnbreakableRanges(
  program: ReturnType<typeof parseSync>['program'],
): (readonly [start: number, end: number])[] {
  const ranges: (readonly [start: number, end: number])[] = [];
  const add = ({ start, end }: { readonly start: number; readonly end: number }): void =>
    void ranges.push([start, end]);
  new Visitor({ Literal: add, TemplateLiteral: add, JSXText: add }).visit(program);
  return ranges;
}

/** Lists lines that are too long, except directives and lines with more than 60 columns of one unbreakable range. */
function listLongLines(text: string, program: ReturnType<typeof parseSync>['program']): WordingProblem[] {
  const unbreakableRanges = listUnbreakableRanges(program);
  let nextLineStart = 0;
  return text.split('\n').flatMap((line, index) => {
    const [lineStart, lineEnd] = [nextLineStart, nextLineStart + line.length];
    const problem = { line: index + 1, message: `${line.length} columns, at most ${maxColumns}` };
    nextLineStart += line.length + 1;
    // A directive for a linter or for Vitest must be on one line.
    const isAccepted =
      line.length <= maxColumns ||
      /\/[/*] (?:oxlint|biome|@vitest)/.test(line) ||
      unbreakableRanges.some(([start, end]) => Math.min(end, lineEnd) - Math.max(start, lineStart) > maxColumns / 2);
    return isAccepted ? [] : [problem];
  });
}

export function findWordingProblems(file: string, text: string): WordingProblem[] {
  const getLine = (offset: number): number => text.slice(0, offset).split('\n').length;
  const { program, comments } = parseSync(file, text);
  const fileProblem = findNameProblem(file.split('/').at(-1)?.split('.')[0] ?? '');
  return [
    ...(fileProblem === undefined ? [] : [{ line: 1, message: `${fileProblem} (file name)` }]),
    ...comments.flatMap(({ value, start }) => {
      const message = findCommentProblem(value);
      return message === undefined ? [] : [{ line: getLine(start), message }];
    }),
    ...listDeclaredNames(program).flatMap(({ name = '', start }) => {
      const message = findNameProblem(name);
      return message === undefined ? [] : [{ line: getLine(start), message }];
    }),
    ...listLongLines(text, program),
  ].sort((a, b) => a.line - b.line);
}
