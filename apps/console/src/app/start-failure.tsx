import { Button } from '@dining/ui/button';
import { getFailureTexts } from '@dining/ui/failure-texts';

/** Shown if the console could not start. Its texts are in the stylesheet, because translations may be missing. */
export function StartFailure() {
  const texts = getFailureTexts();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 px-5 text-center" role="alert">
      <h1 className="heading text-xl">{texts.title}</h1>
      <p>{navigator.onLine ? texts.loadFailed : texts.offline}</p>
      <Button onClick={() => location.reload()} variant="primary">
        {texts.retry}
      </Button>
    </main>
  );
}
