import { expect, it } from 'vitest';
import { isAddressLike } from './address-like';

it.each([
  ['https://evil.example/prize', true],
  ['Win at evil.example', true],
  ['evil．example', true],
  ['당첨。한국', true],
  ['192.0.2.1', true],
  ['prize@evil.example', true],
  ['//evil', true],
  ['Mina Kim', false],
  ['홍길동', false],
  ['王小明', false],
  ['J. R. Smith', false],
  ['J.R. Smith', false],
  ['Martin Luther King Jr.', false],
  ['O’Neill-Müller', false],
  ['', false],
] as const)('%j: %s', (name, isOne) => expect(isAddressLike(name)).toBe(isOne));
