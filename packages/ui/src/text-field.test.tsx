// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const onSubmit = vi.fn<() => void>();
/** Normalises like fields of addresses and codes: full width to half width, trimmed. */
const normalize = (text: string): string => text.normalize('NFKC').trim();

function Form({ controlled }: { controlled: boolean }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label="Address"
        name="address"
        normalize={normalize}
        onChange={(event) => setText(event.target.value)}
        {...(controlled && { value: text })}
      />
      <output>{text}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const getField = (): HTMLInputElement => screen.getByLabelText('Address');
const getHeardText = () => screen.getByRole('status').textContent;
const compose = (text: string) => fireEvent.input(getField(), { target: { value: text }, isComposing: true });

beforeEach(() => onSubmit.mockClear());
afterEach(cleanup);

describe.each([
  ['a field whose text the page holds', true],
  ['a field that holds its text itself', false],
])('%s', (_held, controlled) => {
  beforeEach(() => {
    render(<Form controlled={controlled} />);
  });

  it('leaves the text alone while a Korean syllable is composed, and never doubles it', () => {
    fireEvent.compositionStart(getField());
    for (const text of ['ㅎ', '하', '한', '한ㄱ', '한그', '한글']) {
      compose(text);
      expect([getField().value, getHeardText()]).toEqual([text, text]);
    }
    fireEvent.compositionEnd(getField());
    expect([getField().value, getHeardText()]).toEqual(['한글', '한글']);
  });

  it.each([
    ['Chrome, which sends no input after the end', () => fireEvent.compositionEnd(getField())],
    [
      'Firefox, which sends one after it',
      () => {
        fireEvent.compositionEnd(getField());
        fireEvent.input(getField(), { isComposing: false, inputType: 'insertCompositionText' });
      },
    ],
    [
      'Safari, which sends the last before it',
      () => {
        fireEvent.input(getField(), { isComposing: false, inputType: 'insertFromComposition' });
        fireEvent.compositionEnd(getField());
      },
    ],
  ])('normalises once the composition has ended: %s', (_browser, end) => {
    fireEvent.compositionStart(getField());
    compose('ａ＠ｂ．ｃｏｍ');
    expect(getField().value).toBe('ａ＠ｂ．ｃｏｍ');
    end();
    expect([getField().value, getHeardText()]).toEqual(['a@b.com', 'a@b.com']);
  });

  it('normalises a composition that is left unfinished', () => {
    fireEvent.compositionStart(getField());
    compose('ａ＠ｂ．ｃｏｍ');
    fireEvent.blur(getField());
    expect([getField().value, getHeardText()]).toEqual(['a@b.com', 'a@b.com']);
  });

  it('keeps the space after which another word is composed', () => {
    fireEvent.compositionStart(getField());
    compose('Jane ');
    fireEvent.compositionEnd(getField());
    expect(getField().value).toBe('Jane ');
    fireEvent.compositionStart(getField());
    compose('Jane Doe ');
    fireEvent.compositionEnd(getField());
    fireEvent.blur(getField());
    expect([getField().value, getHeardText()]).toEqual(['Jane Doe', 'Jane Doe']);
  });

  it('leaves typed text alone until the field is left', async () => {
    const user = userEvent.setup();
    await user.type(getField(), ' ａ ');
    expect(getField().value).toBe(' ａ ');
    await user.tab();
    expect([getField().value, getHeardText()]).toEqual(['a', 'a']);
  });

  it('normalises what is pasted or filled in at once', async () => {
    const user = userEvent.setup();
    await user.click(getField());
    await user.paste('ａ＠ｂ．ｃｏｍ');
    expect([getField().value, getHeardText()]).toEqual(['a@b.com', 'a@b.com']);
    fireEvent.change(getField(), { target: { value: '\u3000ｃ＠ｄ．ｃｏｍ' } });
    expect([getField().value, getHeardText()]).toEqual(['c@d.com', 'c@d.com']);
  });

  it('turns control characters into spaces as they come', () => {
    fireEvent.input(getField(), { target: { value: 'a\tb' }, inputType: 'insertText' });
    expect([getField().value, getHeardText()]).toEqual(['a b', 'a b']);
  });

  it.each([
    ['while it composes', { isComposing: true }],
    ['in Safari, after it has ended', { isComposing: false, keyCode: 229 }],
  ])('submits no form by the Enter that confirms a composition: %s', (_when, how) => {
    const goesOn = fireEvent.keyDown(getField(), { key: 'Enter', ...how });
    expect(goesOn).toBe(false);
  });

  it('submits the form by any other Enter', async () => {
    await userEvent.setup().type(getField(), 'a{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('accepts all of a pasted text, however long', async () => {
    const user = userEvent.setup();
    await user.click(getField());
    await user.paste('가'.repeat(5_000));
    expect(getField().value).toHaveLength(5_000);
    expect(getField().maxLength).toBe(-1);
  });
});

describe('several lines', () => {
  const show = (tooLong?: string) => {
    const limit = { used: 3, max: 2, countLabel: '3 of 2', tooLong };
    render(<TextArea label="Request" limit={limit} />);
    return screen.getByLabelText<HTMLTextAreaElement>('Request');
  };

  it('are left alone while they are composed', () => {
    const area = show();
    fireEvent.compositionStart(area);
    fireEvent.input(area, { target: { value: 'ㅎ\u000b' }, isComposing: true });
    expect(area.value).toBe('ㅎ\u000b');
    fireEvent.compositionEnd(area);
    expect(area.value).toBe('ㅎ ');
  });

  it('show, and announce to screen readers, how much is too long', () => {
    const area = show('1 too many');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('1 too many');
    expect(area.maxLength).toBe(-1);
  });
});
