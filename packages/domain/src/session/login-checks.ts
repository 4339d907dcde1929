import { allowed, type Check, refused } from '../shared/result';

/** Spec §5 Login: id and password are required, the id first. */
export function checkLogin(form: {
  readonly username: string;
  readonly password: string;
}): Check<'id_required' | 'password_required'> {
  if (form.username.trim() === '') return refused('id_required');
  return form.password === '' ? refused('password_required') : allowed;
}
