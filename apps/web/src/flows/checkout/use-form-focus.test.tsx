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

it('does not move the focus when the page opens with the form', () => {
  render(<Page atForm />);
  expect(getFocused()).toBe(document.body);
});

it('moves the focus to the payment method each time the guest leaves a payment', () => {
  const { rerender } = render(<Page atForm={false} />);
  for (let time = 0; time < 2; time += 1) {
    expect(getFocused()).toBe(document.body);
    rerender(<Page atForm />);
    expect(getFocused()).toBe(screen.getByLabelText('Card'));
    screen.getByLabelText('Card').blur();
    rerender(<Page atForm={false} />);
  }
});

it('moves the focus to the payment method after a payment that began from the form', () => {
  const { rerender } = render(<Page atForm />);
  rerender(<Page atForm={false} />);
  rerender(<Page atForm />);
  expect(getFocused()).toBe(screen.getByLabelText('Card'));
});

it('does not move the focus away from a field', () => {
  const { rerender } = render(<Page atForm={false} />);
  screen.getByLabelText('Name').focus();
  rerender(<Page atForm />);
  expect(getFocused()).toBe(screen.getByLabelText('Name'));
});
