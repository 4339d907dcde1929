import { call } from '../../lib/call';

export const signOut = () => call('POST /api/staff/session/logout', { body: {} });
