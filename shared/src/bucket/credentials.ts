/** What requests are signed with. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of credentials that expire. */
  sessionToken?: string | undefined;
}

/** Gives the credentials that are valid now. */
export type CredentialSource = () => Promise<Credentials>;

export type Environment = Record<string, string | undefined>;
