// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormFocus } from './use-form-focus';

function Page({ atForm }: { atForm: boolean }) {
  useFormFocus(atForm);
  return (
    <>
      <input aria-label="Name" />
      <div id="method">
        <input aria-label="Card" type="radio" />
      </div>
    </>
  );
}

const getFocused = () => document.activeElement;

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

it('leaves the focus alone when the page opens at the form', () => {
  render(<Page atForm />);
  expect(getFocused()).toBe(document.body);
});

it('moves the focus to the payment method each time a payment is left', () => {
  const { rerender } = render(<Page atForm={false} />);
  for (let time = 0; time < 2; time += 1) {
    expect(getFocused()).toBe(document.body);
    rerender(<Page atForm />);
    expect(getFocused()).toBe(screen.getByLabelText('Card'));
    screen.getByLabelText('Card').blur();
    rerender(<Page atForm={false} />);
  }
});

it('moves the focus for a payment that began at the form', () => {
  const { rerender } = render(<Page atForm />);
  rerender(<Page atForm={false} />);
  rerender(<Page atForm />);
  expect(getFocused()).toBe(screen.getByLabelText('Card'));
});

it('leaves the focus in the field that has it', () => {
  const { rerender } = render(<Page atForm={false} />);
  screen.getByLabelText('Name').focus();
  rerender(<Page atForm />);
  expect(getFocused()).toBe(screen.getByLabelText('Name'));
});
