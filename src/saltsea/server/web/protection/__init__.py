"""How much of the server one visitor may take, and what every answer tells the browser to keep out."""
