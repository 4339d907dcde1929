import { expect, it } from 'vitest';
import { cleanLine } from './clean-line';

it.each([
  ['an ordinary name', '서은채', '서은채'],
  ['spaces around and between', '  Jane \t Doe\n', 'Jane Doe'],
  ['NUL', 'Ja\0ne', 'Jane'],
  ['a lone surrogate', 'Ja\ud800ne\udc00', 'Jane'],
  ['a replacement character', 'Ja\uFFFDne', 'Jane'],
  ['other control characters', 'Ja\u0007ne\u009f', 'Jane'],
  ['characters outside the basic plane', 'Jane 🍣', 'Jane 🍣'],
  ['only invalid characters and spaces', '\0\ud800 \n', ''],
])('a text is cleaned to one line: %s', (_case, text, line) => expect(cleanLine(text)).toBe(line));
