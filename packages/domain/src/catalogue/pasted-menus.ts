import { type Allergen, allergens, type Diet, diets, matchPlateAllergens } from '../products/allergens';
import { type Language, languages } from '../shared/language';
import { createContent } from './convert-contents';

import type { ContentDifference, MenuContent } from './document-contents';
import { listDifferences } from './list-differences';
import {
  findNamedColumn,
  includesName,
  type NamedCells,
  normalizeName,
  parseWon,
  readPastedRows,
  removeSpaces,
} from './pasted-table';

/** A menu of the venue, as its draft or else as guests see it. */
export interface ExistingMenu {
  /** Its number as text. */
  readonly code: string;
  readonly content: MenuContent;
  /** True if its draft and the published menu were changed differently, which staff must resolve first. */
  readonly hasConflicts: boolean;
}

/** What a spreadsheet may refer to. */
export interface MenuNames {
  readonly menus: readonly ExistingMenu[];
  /** Lists the names of an allergen or diet, besides its code. */
  readonly listAllergenNames: (allergen: Allergen) => readonly string[];
  readonly listDietNames: (diet: Diet) => readonly string[];
}

export const menuPasteErrorCodes = [
  'columns_unclear',
  'column_unknown',
  'name_missing',
  'menu_unknown',
  'menu_ambiguous',
  'menu_conflicts',
  'price_unreadable',
  'number_unreadable',
  'flag_unreadable',
  'allergen_unknown',
  'diet_unknown',
  'row_repeated',
  'too_many_rows',
] as const;
export type MenuPasteErrorCode = (typeof menuPasteErrorCodes)[number];

export const menuColumns = [
  'code',
  'name.ko',
  'name.en',
  'name.cn',
  'name.ja',
  'description.ko',
  'description.en',
  'description.cn',
  'description.ja',
  'price',
  'coversPerUnit',
  'forChildren',
  'allergens',
  'diets',
] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** Why a cell could not be parsed, with its text. `column` is null if the whole row could not be parsed. */
export interface MenuPasteError {
  readonly line: number;
  readonly column: MenuColumn | null;
  readonly code: MenuPasteErrorCode;
  readonly text: string;
}

/** A menu with the changes of a row. */
export interface PastedMenu {
  readonly line: number;
  /** Null for a new menu. */
  readonly code: string | null;
  readonly content: MenuContent;
  readonly state: 'new' | 'changed' | 'unchanged';
  readonly differences: readonly ContentDifference[];
}

const plainColumns: Readonly<Partial<Record<MenuColumn, readonly string[]>>> = {
  code: ['번호', '메뉴 번호', 'no', 'no.', 'number', 'menu number', '编号', '菜单编号', '番号', 'メニュー番号'],
  price: ['가격', '금액', 'price', 'price (won)', '价格', '価格', '料金'],
  coversPerUnit: ['인원', '제공 인원', '1개당 인원', 'people', 'serves', '人数', '适用人数', '提供人数'],
  forChildren: [
    '어린이',
    '어린이 메뉴',
    '아동',
    'children',
    'for children',
    'child',
    '儿童',
    '儿童菜单',
    '子供',
    'お子様',
  ],
  allergens: [
    '알레르기',
    '알레르기 유발 식품',
    '알레르겐',
    'allergens',
    'allergen',
    '过敏原',
    'アレルゲン',
    'アレルギー',
  ],
  diets: ['식단', '기타 표시', 'diets', 'diet', '饮食', '食事', '食事制限'],
};

/** Words for a text, by the language that they mean unless another one is named. */
const textWords: Readonly<Record<'name' | 'description', Readonly<Record<Language, readonly string[]>>>> = {
  name: {
    ko: ['이름', '메뉴', '메뉴명', '메뉴 이름'],
    en: ['name', 'menu', 'menu name'],
    cn: ['名称', '菜名', '菜单', '菜品'],
    ja: ['名前', 'メニュー', 'メニュー名', '料理名'],
  },
  description: {
    ko: ['설명', '메뉴 설명'],
    en: ['description'],
    cn: ['说明', '介绍', '描述'],
    ja: ['説明', '紹介'],
  },
};

const languageWords: Readonly<Record<Language, readonly string[]>> = {
  ko: ['ko', 'kr', 'korean', '한국어', '한글', '국문', '韩语', '韩文', '韓国語'],
  en: ['en', 'english', '영어', '영문', '英语', '英文', '英語'],
  cn: ['cn', 'zh', 'chinese', '중국어', '중문', '中文', '简体中文', '中国語'],
  ja: ['ja', 'jp', 'japanese', '일본어', '일문', '日语', '日文', '日本語'],
};

/** The columns of a row without a heading, by its number of cells. Two cells are a name in any language and a price. */
const columnsByCount: Readonly<Record<number, readonly MenuColumn[]>> = {
  5: ['name.ko', 'name.en', 'name.cn', 'name.ja', 'price'],
  6: ['name.ko', 'name.en', 'name.cn', 'name.ja', 'price', 'allergens'],
  9: menuColumns.slice(1, 10),
  10: [...menuColumns.slice(1, 10), 'allergens'],
};

/** Finds the column of a heading such as `가격`, `가격 (원)`, `Name (ko)`, `영어 이름` or `说明 日文`. */
function findColumn(heading: string): MenuColumn | undefined {
  const plain = findNamedColumn(plainColumns, heading);
  if (plain !== undefined) return plain;
  // After a name or description, what is in brackets is a language.
  const text = removeSpaces(heading).replaceAll(/[()[\]（）_\-:/]/g, '');
  for (const field of ['name', 'description'] as const)
    for (const usual of languages)
      for (const word of textWords[field][usual].map(removeSpaces)) {
        if (text === word) return `${field}.${usual}`;
        const rest = text.startsWith(word)
          ? text.slice(word.length)
          : text.endsWith(word)
            ? text.slice(0, -word.length)
            : '';
        const language = languages.find((each) => includesName(languageWords[each], rest));
        if (language !== undefined) return `${field}.${language}`;
      }
  return undefined;
}

const yesWords = ['y', 'yes', 'o', '예', '네', '是', 'はい', '○', 'true', '1'];
const noWords = ['n', 'no', 'x', '아니요', '아니오', '否', 'いいえ', '×', 'false', '0'];
const noneWords = ['없음', 'none', '无', 'なし'];

type Cells = NamedCells<MenuColumn>;
type AddError = (column: MenuColumn | null, code: MenuPasteErrorCode, text: string) => void;

/** Parses a list of codes or names, such as `milk, 달걀`; `none` for an empty one. */
function parseList<Code extends string>(
  text: string,
  codes: readonly Code[],
  listNames: (code: Code) => readonly string[],
  addError: (part: string) => void,
): readonly Code[] {
  if (includesName(noneWords, text)) return [];
  const parts = text.split(/[,;/·、，；\n]/).filter((part) => part.trim() !== '');
  const foundCodes = parts.map((part) => {
    const code = codes.find((each) => includesName([each, ...listNames(each)], part));
    if (code === undefined) addError(part.trim());
    return code;
  });
  return codes.filter((code) => foundCodes.includes(code));
}

const replaceTexts = (texts: MenuContent['name'], cells: Cells, field: 'name' | 'description'): MenuContent['name'] => {
  const getText = (language: Language): string => cells[`${field}.${language}`] || texts[language];
  return { ko: getText('ko'), en: getText('en'), cn: getText('cn'), ja: getText('ja') };
};

function matchPlates(plates: MenuContent['plates'], menuAllergens: MenuContent['allergens']): MenuContent['plates'] {
  const unnamed = plates.map((plate) => ({ name: { default: '' }, allergens: plate.allergens }));
  const matched = matchPlateAllergens(unnamed, menuAllergens);
  return plates.map((plate, index) => ({ ...plate, allergens: matched[index]?.allergens ?? null }));
}

/** Returns the content with the cells of a row. An empty cell changes nothing. */
function applyCells(content: MenuContent, cells: Cells, names: MenuNames, addError: AddError): MenuContent {
  const parseCell = <Value>(column: MenuColumn, before: Value, parse: (text: string) => Value): Value => {
    const text = cells[column] ?? '';
    return text === '' ? before : parse(text);
  };
  const parseNumber = (column: MenuColumn, text: string, number: number | null, code: MenuPasteErrorCode) => {
    if (number === null) addError(column, code, text);
    return number;
  };
  const menuAllergens = parseCell<MenuContent['allergens']>('allergens', content.allergens, (text) =>
    parseList(text, allergens, names.listAllergenNames, (part) => addError('allergens', 'allergen_unknown', part)),
  );
  const hasSameAllergens = JSON.stringify(menuAllergens) === JSON.stringify(content.allergens);
  return {
    ...content,
    plates: hasSameAllergens ? content.plates : matchPlates(content.plates, menuAllergens),
    name: replaceTexts(content.name, cells, 'name'),
    description: replaceTexts(content.description, cells, 'description'),
    price: parseCell('price', content.price, (text) => parseNumber('price', text, parseWon(text), 'price_unreadable')),
    coversPerUnit: parseCell('coversPerUnit', content.coversPerUnit, (text) => {
      const digits = /^([1-9]\d?|100)\s*(인|명|人|名)?$/.exec(text.normalize('NFKC'))?.[1];
      return parseNumber('coversPerUnit', text, digits === undefined ? null : Number(digits), 'number_unreadable');
    }),
    forChildren: parseCell('forChildren', content.forChildren, (text) => {
      if (includesName(yesWords, text)) return true;
      if (!includesName(noWords, text)) addError('forChildren', 'flag_unreadable', text);
      return false;
    }),
    allergens: menuAllergens,
    diets: parseCell<MenuContent['diets']>('diets', content.diets, (text) =>
      parseList(text, diets, names.listDietNames, (part) => addError('diets', 'diet_unknown', part)),
    ),
  };
}

/** Finds the menu of a row by its number, or else by a name in the same language; null for a new menu. */
function findMenu(cells: Cells, { menus }: MenuNames, addError: AddError): ExistingMenu | null | undefined {
  const number = cells.code ?? '';
  if (number !== '') {
    const menu = menus.find(({ code }) => code === normalizeName(number));
    if (menu === undefined) addError('code', 'menu_unknown', number);
    return menu;
  }
  const isSame = ({ content }: ExistingMenu, language: Language): boolean => {
    const text = normalizeName(cells[`name.${language}`] ?? '');
    return text !== '' && normalizeName(content.name[language]) === text;
  };
  const menusWithName = menus.filter((menu) => languages.some((language) => isSame(menu, language)));
  if (menusWithName.length > 1) {
    addError(null, 'menu_ambiguous', languages.map((language) => cells[`name.${language}`] ?? '').find(Boolean) ?? '');
    return undefined;
  }
  if (menusWithName.length === 0 && languages.every((language) => (cells[`name.${language}`] ?? '') === '')) {
    addError(null, 'name_missing', '');
    return undefined;
  }
  return menusWithName[0] ?? null;
}

/** Lists the fields that differ. Lists of codes differ as a whole. */
const listMenuDifferences = (before: MenuContent, after: MenuContent): ContentDifference[] => [
  ...listDifferences({ ...before, allergens: null, diets: null }, { ...after, allergens: null, diets: null }),
  ...(['allergens', 'diets'] as const).flatMap((path) =>
    JSON.stringify(before[path]) === JSON.stringify(after[path])
      ? []
      : [{ path, before: before[path], after: after[path] }],
  ),
];

/**
 * Determines the language of a name in a table without a heading: the one in which a menu of the venue has this name,
 * or else the one of its script.
 */
function findLanguage(name: string, { menus }: MenuNames): Language {
  const languageOfMenu = languages.find((language) =>
    menus.some(({ content }) => normalizeName(content.name[language]) === normalizeName(name)),
  );
  if (languageOfMenu !== undefined) return languageOfMenu;
  if (/\p{Script=Hangul}/u.test(name)) return 'ko';
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(name)) return 'ja';
  return /\p{Script=Han}/u.test(name) ? 'cn' : 'en';
}

/** Returns the columns of a row without a heading, by its number of cells. */
const getColumns = (cells: readonly string[], names: MenuNames): readonly MenuColumn[] | undefined =>
  cells.length === 2 ? [`name.${findLanguage(cells[0] ?? '', names)}`, 'price'] : columnsByCount[cells.length];

function parseRow(line: number, cells: Cells, names: MenuNames, addError: AddError): PastedMenu | undefined {
  const existing = findMenu(cells, names, addError);
  if (existing === undefined) return undefined;
  if (existing?.hasConflicts === true) {
    addError(null, 'menu_conflicts', existing.code);
    return undefined;
  }
  const before = existing?.content ?? createContent('menu');
  const content = applyCells(before, cells, names, addError);
  const differences = listMenuDifferences(before, content);
  const state = existing === null ? 'new' : differences.length === 0 ? 'unchanged' : 'changed';
  return { line, code: existing?.code ?? null, content, state, differences };
}

/**
 * Parses menus that were copied from a spreadsheet, with a heading in one of the four languages or without. Rows are
 * matched to the menus of the venue by number, or else by name; other rows are new menus. Returns the menu of
 * each row with its changes, and an error for each unknown column and each cell that could not be parsed. Rows with
 * such cells are left out. Returns only one error if there are too many lines, or no column names the menu.
 */
export function parsePastedMenus(
  text: string,
  names: MenuNames,
): { readonly rows: readonly PastedMenu[]; readonly errors: readonly MenuPasteError[] } {
  const table = readPastedRows<MenuColumn>(text, {
    findColumn,
    isComplete: (columns) => columns.some((column) => column === 'code' || column?.startsWith('name.') === true),
    getColumns: (cells) => getColumns(cells, names),
  });
  const rows: PastedMenu[] = [];
  const errors: MenuPasteError[] = table.errors.map((error) => ({ ...error, column: null }));
  const keys = new Set<string>();
  for (const { line, cells } of table.rows) {
    const errorCount = errors.length;
    const addError: AddError = (column, code, part) => errors.push({ line, column, code, text: part });
    const row = parseRow(line, cells, names, addError);
    if (row === undefined || errors.length > errorCount) continue;
    const key = row.code ?? languages.map((language) => normalizeName(row.content.name[language])).join('\n');
    if (keys.has(key))
      addError(null, 'row_repeated', languages.map((each) => row.content.name[each]).find(Boolean) ?? '');
    else rows.push(row);
    keys.add(key);
  }
  const getPlace = ({ column }: MenuPasteError): number => (column === null ? -1 : menuColumns.indexOf(column));
  return { rows, errors: errors.toSorted((a, b) => a.line - b.line || getPlace(a) - getPlace(b)) };
}
