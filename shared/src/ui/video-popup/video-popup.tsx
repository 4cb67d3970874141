import { useEffect, useRef } from 'react';
import styles from './video-popup.module.css';

interface VideoPopupProps {
  open: boolean;
  /** The URL of the player to embed. */
  source: string;
  /** The film's title. */
  title: string;
  onClose: () => void;
}

/** A film in a dialog. While closed, its source is a blank page, so that playback stops (requirements §2.4). */
export function VideoPopup({ open, source, title, onClose }: VideoPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.popup} aria-label={title} onClose={onClose}>
      <form method="dialog" className={styles.bar}>
        <button type="submit" className={styles.close} aria-label="Close the video">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m3 3 14 14M17 3 3 17" />
          </svg>
        </button>
      </form>
      {/* Another element, because a new source of the same one adds an entry to the history. */}
      <iframe
        key={String(open)}
        className={styles.film}
        title={title}
        src={open ? source : 'about:blank'}
        allow="autoplay; fullscreen"
      />
    </dialog>
  );
}
