import { encodeFlag } from '@dining/contract/codecs/flag';
import { fail } from '@dining/contract/failure';
import { socialLoginTypeSchema } from '@dining/contract/site/session/login-type';
import {
  authenticate,
  getHeaderData,
  getLoginForm,
  getMe,
  getMyInfo,
  logout,
  type MyInfo,
  startGuest,
} from '@dining/contract/site/session/session';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import { getCurrentUser, getUserDetails } from '../../../http/current-user';
import { sanitizeReturnUrl } from '../../../http/return-url';
import { signOut, startGuestSession } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { findMemberProfile, type MemberProfile } from '../../../stores/members/members';
import { countOpenSheets } from '../../../stores/orders/open-sheets';
import type { Feature } from '../../feature';
import { getRedirectUri, providers } from './providers';
import { signInByPassword } from './sign-in';

const emptyAddress = { zip: '', addr1: '', addr2: '' };

function profileToWire(profile: MemberProfile): MyInfo {
  const [home, work] = [profile.homeAddress ?? emptyAddress, profile.workAddress ?? emptyAddress];
  return {
    ...getUserDetails(profile),
    home_zip: home.zip,
    home_addr1: home.addr1,
    home_addr2: home.addr2,
    comp_zip: work.zip,
    comp_addr1: work.addr1,
    comp_addr2: work.addr2,
    wedding_day: profile.weddingDay ?? '',
    marketingSmsAgreYn: encodeFlag(profile.marketingSms),
    marketingMailAgreYn: encodeFlag(profile.marketingMail),
    pointAmnt: profile.points,
  };
}

export const session: Feature = (mount, deps) => {
  const { pool } = deps.database;

  mount(getMe, ({ visitor }) => getCurrentUser(pool, visitor));

  mount(getMyInfo, async ({ visitor }) => {
    const profile = visitor.userId === undefined ? undefined : await findMemberProfile(pool, visitor.userId);
    return profile === undefined ? fail('not_signed_in') : { result: profileToWire(profile) };
  });

  mount(logout, async ({ request }) => {
    await signOut(request);
    return { result: 'success' as const };
  });

  mount(getHeaderData, async ({ visitor }) => ({
    ...(await getCurrentUser(pool, visitor)),
    memberCartCount: await countOpenSheets(pool, visitor),
  }));

  mount(startGuest, async ({ request, visitor }) => {
    if (visitor.userId !== undefined) return { result: 'success' as const, guestYn: 'N' as const };
    // Each guest session is a row with holds of its own, so new ones are limited by IP address. A guest who starts
    // again only gets a new session id.
    const limit = visitor.isGuest
      ? getLimit('guestSessionRenewals', { guestId: visitor.guestId ?? '' })
      : getLimit('guestSessions', { address: getClientAddress(request) }, deps.config);
    const rateLimitResult = await rateLimit.consume(deps, [limit]);
    if (!rateLimitResult.ok) return rateLimitResult.failure;
    await startGuestSession(request);
    return { result: 'success' as const, guestYn: 'Y' as const };
  });

  mount(getLoginForm, async ({ body, visitor }) => ({
    kakaoRedirectUri: getRedirectUri(deps.config, 'KAKAO'),
    loginTypeList: socialLoginTypeSchema.options.filter((type) => deps.socialSignIn[providers[type]] !== undefined),
    springProfilesActive: deps.config.standIns ? ('demo' as const) : ('prod' as const),
    returnUrl: sanitizeReturnUrl(body.returnUrl),
    ...(await getCurrentUser(pool, visitor)),
  }));

  mount(authenticate, (call) => signInByPassword(deps, call));
};
