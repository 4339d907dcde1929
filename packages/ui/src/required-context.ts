import { type Context, use } from 'react';

export function useRequired<Value>(context: Context<Value | undefined>): Value {
  const value = use(context);
  if (value === undefined) throw new Error('The app does not provide this context');
  return value;
}
