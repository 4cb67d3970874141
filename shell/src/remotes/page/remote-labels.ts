/** The content of a remote, in visitors' terms, for the message that it is unavailable. */
export const remoteLabels: Record<string, string> = {
  'mf-careers': 'Our careers section',
  'mf-blog-projects': 'Our blog and project section',
  'mf-contact': 'Our contact page',
};

/** For a remote without a label here. */
export const anyRemoteLabel = 'This page';

export const remoteUnavailableTexts = {
  title: 'Temporarily unavailable',
  heading: (label: string) => `${label} can’t be shown right now`,
  explanation:
    'A part of our site did not answer. Everything else works as usual: try again in a moment, or reach us directly.',
  offline: 'You are offline. This page loads by itself once you are connected again; you can still call us.',
  retry: 'Retry',
  retrying: 'Trying again…',
  call: 'Call',
  write: 'Write to',
} as const;

export const staticNotice = 'You can read this page, but its forms and moving parts did not load.';
