import { renderPage } from '@site/kit/testing/render-page';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { VideoPopup } from './video-popup';

const source = 'about:blank#film';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Watch
      </button>
      <VideoPopup open={open} source={source} title="How we work" onClose={() => setOpen(false)} />
    </>
  );
}

const frame = () => document.querySelector('iframe');
const film = () => frame()?.getAttribute('src');

describe('VideoPopup', () => {
  it('is closed at first, without a player', () => {
    const { queryByRole } = renderPage(<Page />);
    expect(queryByRole('dialog')).toBeNull();
    expect(film()).toBe('about:blank');
  });

  it('opens with its film, and is blank again after closing', async () => {
    const { user, getByRole, queryByRole } = renderPage(<Page />);
    await user.click(getByRole('button', { name: 'Watch' }));
    expect(getByRole('dialog', { name: 'How we work' })).toBeTruthy();
    expect(film()).toBe(source);
    await user.click(getByRole('button', { name: 'Close the video' }));
    expect(queryByRole('dialog')).toBeNull();
    expect(film()).toBe('about:blank');
  });

  it('adds nothing to the history: no frame gets a second source', async () => {
    const { user, getByRole } = renderPage(<Page />);
    const blank = frame();
    await user.click(getByRole('button', { name: 'Watch' }));
    const player = frame();
    await user.click(getByRole('button', { name: 'Close the video' }));
    expect(player).not.toBe(blank);
    expect(frame()).not.toBe(player);
  });
});
