"""How others find this server: addresses, pictures of links, certificates for a home network."""
