// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../test/render';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const onSubmit = vi.fn<() => void>();
/** Converts full width to half width and trims, as fields for e-mail addresses and codes do. */
const normalize = (text: string): string => text.normalize('NFKC').trim();

function Form({ isControlled }: { isControlled: boolean }) {
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
        {...(isControlled && { value: text })}
      />
      <output>{text}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const getField = (): HTMLInputElement => screen.getByLabelText('Address');
const getChangedText = () => screen.getByRole('status').textContent;
const compose = (text: string) => fireEvent.input(getField(), { target: { value: text }, isComposing: true });

beforeEach(() => onSubmit.mockClear());
afterEach(cleanup);

describe.each([
  ['a controlled field', true],
  ['an uncontrolled field', false],
])('%s', (_field, isControlled) => {
  beforeEach(() => {
    render(<Form isControlled={isControlled} />);
  });

  it('does not change the text while a Korean syllable is composed', () => {
    fireEvent.compositionStart(getField());
    for (const text of ['ㅎ', '하', '한', '한ㄱ', '한그', '한글']) {
      compose(text);
      expect([getField().value, getChangedText()]).toEqual([text, text]);
    }
    fireEvent.compositionEnd(getField());
    expect([getField().value, getChangedText()]).toEqual(['한글', '한글']);
  });

  it.each([
    ['Chrome, which sends no input event after the end', () => fireEvent.compositionEnd(getField())],
    [
      'Firefox, which sends an input event after the end',
      () => {
        fireEvent.compositionEnd(getField());
        fireEvent.input(getField(), { isComposing: false, inputType: 'insertCompositionText' });
      },
    ],
    [
      'Safari, which sends the last input event before the end',
      () => {
        fireEvent.input(getField(), { isComposing: false, inputType: 'insertFromComposition' });
        fireEvent.compositionEnd(getField());
      },
    ],
  ])('normalises once the composition has ended: %s', (_browser, endComposition) => {
    fireEvent.compositionStart(getField());
    compose('ａ＠ｂ．ｃｏｍ');
    expect(getField().value).toBe('ａ＠ｂ．ｃｏｍ');
    endComposition();
    expect([getField().value, getChangedText()]).toEqual(['a@b.com', 'a@b.com']);
  });

  it('normalises an unfinished composition when the field loses the focus', () => {
    fireEvent.compositionStart(getField());
    compose('ａ＠ｂ．ｃｏｍ');
    fireEvent.blur(getField());
    expect([getField().value, getChangedText()]).toEqual(['a@b.com', 'a@b.com']);
  });

  it('keeps a trailing space until the field loses the focus', () => {
    fireEvent.compositionStart(getField());
    compose('Jane ');
    fireEvent.compositionEnd(getField());
    expect(getField().value).toBe('Jane ');
    fireEvent.compositionStart(getField());
    compose('Jane Doe ');
    fireEvent.compositionEnd(getField());
    fireEvent.blur(getField());
    expect([getField().value, getChangedText()]).toEqual(['Jane Doe', 'Jane Doe']);
  });

  it('normalises typed text when the field loses the focus', async () => {
    const user = userEvent.setup();
    await user.type(getField(), ' ａ ');
    expect(getField().value).toBe(' ａ ');
    await user.tab();
    expect([getField().value, getChangedText()]).toEqual(['a', 'a']);
  });

  it('normalises pasted and autofilled text at once', async () => {
    const user = userEvent.setup();
    await user.click(getField());
    await user.paste('ａ＠ｂ．ｃｏｍ');
    expect([getField().value, getChangedText()]).toEqual(['a@b.com', 'a@b.com']);
    fireEvent.change(getField(), { target: { value: '\u3000ｃ＠ｄ．ｃｏｍ' } });
    expect([getField().value, getChangedText()]).toEqual(['c@d.com', 'c@d.com']);
  });

  it('replaces control characters by spaces at once', () => {
    fireEvent.input(getField(), { target: { value: 'a\tb' }, inputType: 'insertText' });
    expect([getField().value, getChangedText()]).toEqual(['a b', 'a b']);
  });

  it.each([
    ['during the composition', { isComposing: true }],
    ['in Safari, after the composition has ended', { isComposing: false, keyCode: 229 }],
  ])('prevents the Enter that confirms a composition from submitting the form: %s', (_case, event) => {
    const isDefaultAllowed = fireEvent.keyDown(getField(), { key: 'Enter', ...event });
    expect(isDefaultAllowed).toBe(false);
  });

  it('submits the form on Enter outside a composition', async () => {
    await userEvent.setup().type(getField(), 'a{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not limit the length of a pasted text', async () => {
    const user = userEvent.setup();
    await user.click(getField());
    await user.paste('가'.repeat(5_000));
    expect(getField().value).toHaveLength(5_000);
    expect(getField().maxLength).toBe(-1);
  });
});

describe('a text area', () => {
  const renderTextArea = (tooLongMessage?: string) => {
    const limit = { used: 3, max: 2, countLabel: '3 of 2', tooLongMessage };
    render(<TextArea label="Request" limit={limit} />);
    return screen.getByLabelText<HTMLTextAreaElement>('Request');
  };

  it('replaces control characters only after a composition has ended', () => {
    const area = renderTextArea();
    fireEvent.compositionStart(area);
    fireEvent.input(area, { target: { value: 'ㅎ\u000b' }, isComposing: true });
    expect(area.value).toBe('ㅎ\u000b');
    fireEvent.compositionEnd(area);
    expect(area.value).toBe('ㅎ ');
  });

  it('is invalid and announces the message if its text is too long', () => {
    const area = renderTextArea('1 too many');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('1 too many');
    expect(area.maxLength).toBe(-1);
  });
});
