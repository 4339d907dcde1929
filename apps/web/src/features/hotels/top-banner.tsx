import { buttonClass } from '@dining/ui/button';
import { Page } from '@dining/ui/layout';
import { Picture } from '@dining/ui/picture';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
import { wireText } from '../../lib/text-for';
import type { Hotel } from '../../state/app-data';

/** The first thing seen: the hotel's name over a picture of it, and the way to a table. */
export function TopBanner({ hotel, picture }: { hotel: Hotel; picture: string }) {
  return (
    <section aria-labelledby="banner-title" className="surface-night relative overflow-hidden">
      <Picture
        alt=""
        className="absolute! inset-0 size-full opacity-70"
        image={imageOf(picture)}
        priority
        ratio={16 / 9}
        sizes="100vw"
      />
      <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-paper via-paper/45 to-paper/10" />
      <Page className="relative grid min-h-[min(34rem,78svh)] content-end gap-4 pt-40 pb-12 md:min-h-[36rem] md:pb-20">
        <p className="overline">{t('main.banner.overline')}</p>
        <h1 className="heading text-display" id="banner-title">
          {wireText(hotel, 'htlName')}
        </h1>
        <p className="max-w-text text-ink-soft">{t('main.banner.lead')}</p>
        <p className="mt-3">
          <Link className={buttonClass({ variant: 'primary' })} to="/reservation/step/1">
            {t('main.banner.reserve')}
          </Link>
        </p>
      </Page>
    </section>
  );
}
