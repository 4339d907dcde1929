import { type Address, addresses, createRow, getSearchText } from './addresses';

export type Query = Readonly<Record<string, string | undefined>>;

export const demoJuso = { key: 'demo-juso-key', englishKey: 'demo-juso-english-key' } as const;

export const resultMessages = {
  '0': '정상',
  '-999': '시스템에러',
  E0001: '승인되지 않은 KEY 입니다.',
  E0005: '검색어가 입력되지 않았습니다.',
  E0006: '주소를 상세히 입력해 주시기 바랍니다.',
  E0008: '검색어는 두글자 이상 입력되어야 합니다.',
  E0009: '검색어는 문자와 숫자 같이 입력되어야 합니다.',
  E0010: '검색어가 너무 깁니다. (한글40자, 영문,숫자 80자 이하)',
  E0011: '검색어에 너무 긴 숫자가 포함되어 있습니다. (숫자10자 이하)',
  E0012: '특수문자+숫자만으로는 검색이 불가능 합니다.',
  E0013: 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능합니다.',
  E0014: '개발승인키 기간이 만료되어 서비스를 이용하실 수 없습니다.',
  E0015: '검색 범위를 초과하였습니다.',
} as const;
export type ResultCode = keyof typeof resultMessages;

export const isResultCode = (text: string): text is ResultCode => text in resultMessages;

const provincePattern =
  /^(서울(특별시)?|부산(광역시)?|대구(광역시)?|인천(광역시)?|광주(광역시)?|대전(광역시)?|울산(광역시)?|세종(특별자치시)?|경기(도)?|강원(특별자치도|도)?|제주(특별자치도|도)?|seoul|busan|daegu|incheon|gwangju|daejeon|ulsan|gyeonggi-do|gangwon-do|jeju-do)$/i;
const sqlWordPattern = /\b(select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/i;
const maxRows = 9_000;

/** Returns the length of a keyword, in which a Hangul character counts as two. */
const calculateLength = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/\p{Script=Hangul}/u.test(character) ? 2 : 1), 0);

/** Returns the first error of a keyword, in the order of the service's checks. */
function findKeywordError(keyword: string): ResultCode | undefined {
  if (keyword === '') return 'E0005';
  if (/[%=><[\]]/.test(keyword) || sqlWordPattern.test(keyword)) return 'E0013';
  if (calculateLength(keyword) > 80) return 'E0010';
  if (/\d{11}/.test(keyword)) return 'E0011';
  if ([...keyword].length < 2) return 'E0008';
  if (/^\d+$/.test(keyword)) return 'E0009';
  if (!/\p{Letter}/u.test(keyword)) return 'E0012';
  return provincePattern.test(keyword) ? 'E0006' : undefined;
}

const isMatch = (address: Address, words: readonly string[], isEnglish: boolean): boolean => {
  const text = getSearchText(address, isEnglish);
  return words.every((word) => text.includes(word));
};

const createResponse = (code: ResultCode, query: Query, total: number, juso: readonly object[] | null) => ({
  results: {
    common: {
      errorMessage: resultMessages[code],
      countPerPage: query['countPerPage'] ?? '10',
      totalCount: String(total),
      errorCode: code,
      currentPage: query['currentPage'] ?? '1',
    },
    juso,
  },
});

export const createError = (code: ResultCode, query: Query): object => createResponse(code, query, 0, null);

/** Returns the response of the Korean or English search. Errors are codes in a response with HTTP 200. */
export function search(query: Query, isEnglish: boolean): object {
  const { confmKey, keyword = '' } = query;
  if (confmKey !== (isEnglish ? demoJuso.englishKey : demoJuso.key)) return createError('E0001', query);
  const error = findKeywordError(keyword.trim());
  if (error !== undefined) return createError(error, query);
  const [page, size] = [Number(query['currentPage'] ?? 1), Number(query['countPerPage'] ?? 10)];
  if (!(Number.isInteger(page) && page >= 1 && Number.isInteger(size) && size >= 1 && size <= 100))
    return createError('-999', query);
  if (page * size > maxRows) return createError('E0015', query);
  const words = keyword.trim().split(/[\s,]+/);
  const matchingAddresses = addresses.filter((address) =>
    isMatch(address, isEnglish ? words.map((word) => word.toLowerCase()) : words, isEnglish),
  );
  const rows = matchingAddresses.slice((page - 1) * size, page * size).map((address) => createRow(address, isEnglish));
  return createResponse('0', query, matchingAddresses.length, rows);
}
