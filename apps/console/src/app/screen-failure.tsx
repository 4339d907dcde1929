import { Button } from '@dining/ui/button';
import { getFailureTexts } from '@dining/ui/failure-texts';
import { Notice } from '@dining/ui/notice';
import { useOnline } from '@dining/ui/online';
import { useRouter } from '@tanstack/react-router';

/**
 * Replaces a screen that could not be loaded. Its texts are in the stylesheet, because translations may be missing.
 */
export function ScreenFailure() {
  const router = useRouter();
  const isOnline = useOnline();
  const texts = getFailureTexts();
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Notice
        action={
          <Button onClick={() => void router.invalidate()} size="sm">
            {texts.retry}
          </Button>
        }
        announce
        title={texts.title}
        tone="error"
      >
        {isOnline ? texts.loadFailed : texts.offline}
      </Notice>
    </div>
  );
}
